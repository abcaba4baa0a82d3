/* JAWS and Windows' own voice (SAPI) as programs see them: COM objects that write down their calls.

   JAWS_STAND_IN and SAPI_STAND_IN name the files; without the variable the object cannot be had.
   SAPI's objects have the type information of the real interfaces, which Wine carries. */
#define COBJMACROS
#define INITGUID
#include <stdio.h>
#include <windows.h>
#include <initguid.h>
#include <oleauto.h>
#include <sapi.h>

DEFINE_GUID(CLSID_Voice, 0x5a1d0001, 0x1000, 0x4000, 0x80, 0, 0, 0, 0, 0, 0, 1);
DEFINE_GUID(CLSID_Jaws, 0x5a1d0002, 0x1000, 0x4000, 0x80, 0, 0, 0, 0, 0, 0, 2);

typedef enum { VOICE, TOKENS, TOKEN, JAWS } Kind;

typedef struct {
    IDispatch base;
    LONG references;
    Kind kind;
    int number; /* which voice a token is */
} Object;

typedef struct {
    IEnumVARIANT base;
    LONG references;
    int next;
} Enumerator;

/* The first is the usual one. */
static const wchar_t *const VOICES[] = {
    L"Microsoft Hedda Desktop - German", L"Microsoft Zira Desktop", L"Microsoft Naayf",
    L"Microsoft Helena Desktop - Spanish (Spain)", L"eSpeak-fa", L"Microsoft Hortense Desktop - French",
    L"Microsoft Hemant", L"Microsoft Andika", L"Microsoft Paulina Desktop - Polish",
    L"Microsoft Maria Desktop - Portuguese(Brazil)", L"Microsoft Irina Desktop - Russian",
    L"AlfaNum Danica", L"Microsoft Tolga", L"Microsoft An"};
static const wchar_t *const LANGUAGES[] = {L"407", L"409;9", L"401", L"c0a", L"429", L"40c", L"439",
                                           L"421", L"415",   L"416", L"419", L"241a", L"41f", L"42a"};
enum { VOICE_COUNT = 14 };
static int chosen_voice, rate, volume = 100;

static BOOL log_path(Kind kind, wchar_t *path) {
    const wchar_t *variable = kind == JAWS ? L"JAWS_STAND_IN" : L"SAPI_STAND_IN";
    return GetEnvironmentVariableW(variable, path, MAX_PATH) != 0;
}

static void note(Kind kind, const char *call, const wchar_t *text) {
    wchar_t path[MAX_PATH];
    char utf8[8192] = "";
    if (!log_path(kind, path)) return;
    FILE *log = _wfopen(path, L"ab");
    if (!log) return;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, sizeof utf8 - 1, NULL, NULL);
    fprintf(log, "%llu %s %s\n", (unsigned long long)GetTickCount64(), call, utf8);
    fclose(log);
}

static void note_number(Kind kind, const char *call, int number) {
    wchar_t text[16];
    wsprintfW(text, L"%d", number);
    note(kind, call, text);
}

static IDispatch *new_object(Kind kind, int number);
static IUnknown *new_enumerator(int next);

static Object *mine(IDispatch *self) { return (Object *)self; }

static HRESULT STDMETHODCALLTYPE query(IDispatch *self, REFIID iid, void **out) {
    if (!IsEqualIID(iid, &IID_IUnknown) && !IsEqualIID(iid, &IID_IDispatch)) {
        *out = NULL;
        return E_NOINTERFACE;
    }
    *out = self;
    IDispatch_AddRef(self);
    return S_OK;
}

static ULONG STDMETHODCALLTYPE add_ref(IDispatch *self) {
    return InterlockedIncrement(&mine(self)->references);
}

static ULONG STDMETHODCALLTYPE release(IDispatch *self) {
    LONG left = InterlockedDecrement(&mine(self)->references);
    if (!left) free(self);
    return left;
}

static const IID *interface_of(Kind kind) {
    if (kind == VOICE) return &IID_ISpeechVoice;
    return kind == TOKENS ? &IID_ISpeechObjectTokens : &IID_ISpeechObjectToken;
}

static HRESULT type_info(Kind kind, ITypeInfo **out) {
    ITypeLib *library;
    HRESULT done = LoadRegTypeLib(&LIBID_SpeechLib, 5, 4, 0, &library);
    if (FAILED(done)) done = LoadTypeLib(L"Speech\\Common\\sapi.dll", &library);
    if (FAILED(done)) return done;
    done = ITypeLib_GetTypeInfoOfGuid(library, interface_of(kind), out);
    ITypeLib_Release(library);
    return done;
}

static HRESULT STDMETHODCALLTYPE type_info_count(IDispatch *self, UINT *count) {
    *count = mine(self)->kind == JAWS ? 0 : 1;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE get_type_info(IDispatch *self, UINT i, LCID l, ITypeInfo **out) {
    return mine(self)->kind == JAWS ? DISP_E_BADINDEX : type_info(mine(self)->kind, out);
}

static const wchar_t *const JAWS_NAMES[] = {L"SayString", L"StopSpeech", L"RunFunction"};

static HRESULT STDMETHODCALLTYPE ids(IDispatch *self, REFIID r, LPOLESTR *names, UINT count, LCID l,
                                     DISPID *out) {
    if (mine(self)->kind == JAWS) {
        for (int i = 0; i < 3; i++)
            if (!lstrcmpiW(names[0], JAWS_NAMES[i])) {
                *out = i + 1;
                return S_OK;
            }
        return DISP_E_UNKNOWNNAME;
    }
    ITypeInfo *info;
    HRESULT done = type_info(mine(self)->kind, &info);
    if (FAILED(done)) return done;
    done = ITypeInfo_GetIDsOfNames(info, names, count, out);
    ITypeInfo_Release(info);
    return done;
}

/* Arguments lie in reverse order. */
static VARIANT argument(DISPPARAMS *given, UINT index, VARTYPE type) {
    VARIANT value;
    VariantInit(&value);
    if (index < given->cArgs)
        VariantChangeType(&value, &given->rgvarg[given->cArgs - 1 - index], 0, type);
    return value;
}

static void answer(VARIANT *out, IDispatch *object) {
    V_VT(out) = VT_DISPATCH;
    V_DISPATCH(out) = object;
}

static HRESULT jaws(DISPID id, DISPPARAMS *given, VARIANT *out) {
    VARIANT text = argument(given, 0, VT_BSTR);
    if (id == 1 && V_BSTR(&text) && *V_BSTR(&text)) {
        VARIANT interrupt = argument(given, 1, VT_BOOL);
        note(JAWS, V_BOOL(&interrupt) ? "speak-now" : "speak", V_BSTR(&text));
    }
    if (id == 2) note(JAWS, "stop", NULL);
    if (id == 3) note(JAWS, "run", V_BSTR(&text));
    VariantClear(&text);
    V_VT(out) = VT_BOOL;
    V_BOOL(out) = VARIANT_TRUE;
    return S_OK;
}

static HRESULT voice(DISPID id, WORD flags, DISPPARAMS *given, VARIANT *out) {
    VARIANT value;
    if (id == DISPID_SVSpeak) {
        VARIANT how = argument(given, 1, VT_I4);
        value = argument(given, 0, VT_BSTR);
        if (V_I4(&how) & SVSFPurgeBeforeSpeak) note(VOICE, "stop", NULL);
        if (V_BSTR(&value) && *V_BSTR(&value)) note(VOICE, "speak", V_BSTR(&value));
        VariantClear(&value);
    } else if (id == DISPID_SVGetVoices) {
        answer(out, new_object(TOKENS, 0));
    } else if (id == DISPID_SVVoice && flags & DISPATCH_PROPERTYPUTREF) {
        value = argument(given, 0, VT_DISPATCH);
        chosen_voice = mine(V_DISPATCH(&value))->number;
        note(VOICE, "voice", VOICES[chosen_voice]);
        VariantClear(&value);
    } else if (id == DISPID_SVVoice && flags & DISPATCH_PROPERTYGET) {
        answer(out, new_object(TOKEN, chosen_voice));
    } else if (id == DISPID_SVAudioOutput && flags & DISPATCH_PROPERTYGET) {
        answer(out, new_object(TOKEN, 0));
    } else if (id == DISPID_SVAudioOutput && flags & DISPATCH_PROPERTYPUTREF) {
        note(VOICE, "output", NULL);
    } else if (id == DISPID_SVRate && flags & DISPATCH_PROPERTYPUT) {
        value = argument(given, 0, VT_I4);
        if (V_I4(&value) < -10 || V_I4(&value) > 10) return E_INVALIDARG;
        rate = V_I4(&value);
        note_number(VOICE, "rate", rate);
    } else if (id == DISPID_SVRate || id == DISPID_SVVolume) {
        V_VT(out) = VT_I4;
        V_I4(out) = id == DISPID_SVRate ? rate : volume;
    } else {
        return DISP_E_MEMBERNOTFOUND;
    }
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE invoke(IDispatch *self, DISPID id, REFIID r, LCID l, WORD flags,
                                        DISPPARAMS *given, VARIANT *out, EXCEPINFO *e, UINT *wrong) {
    VARIANT unwanted;
    VariantInit(&unwanted);
    if (!out) out = &unwanted;
    VariantInit(out);
    switch (mine(self)->kind) {
    case JAWS:
        return flags & DISPATCH_METHOD ? jaws(id, given, out) : DISP_E_MEMBERNOTFOUND;
    case VOICE:
        return voice(id, flags, given, out);
    case TOKENS:
        if (id == DISPID_NEWENUM) {
            V_VT(out) = VT_UNKNOWN;
            V_UNKNOWN(out) = new_enumerator(0);
        } else if (id == DISPID_SOTsCount) {
            V_VT(out) = VT_I4;
            V_I4(out) = VOICE_COUNT;
        } else {
            VARIANT index = argument(given, 0, VT_I4);
            answer(out, new_object(TOKEN, V_I4(&index)));
        }
        return S_OK;
    default:
        if (id != DISPID_SOTGetDescription && id != DISPID_SOTGetAttribute)
            return DISP_E_MEMBERNOTFOUND;
        const wchar_t *const *texts = id == DISPID_SOTGetDescription ? VOICES : LANGUAGES;
        V_VT(out) = VT_BSTR;
        V_BSTR(out) = SysAllocString(texts[mine(self)->number]);
        return S_OK;
    }
}

static IDispatchVtbl dispatch_table = {query,         add_ref, release, type_info_count,
                                       get_type_info, ids,     invoke};

static IDispatch *new_object(Kind kind, int number) {
    Object *object = calloc(1, sizeof *object);
    object->base.lpVtbl = &dispatch_table;
    object->references = 1;
    object->kind = kind;
    object->number = number;
    return &object->base;
}

static HRESULT STDMETHODCALLTYPE e_query(IEnumVARIANT *self, REFIID iid, void **out) {
    if (!IsEqualIID(iid, &IID_IUnknown) && !IsEqualIID(iid, &IID_IEnumVARIANT)) {
        *out = NULL;
        return E_NOINTERFACE;
    }
    *out = self;
    IEnumVARIANT_AddRef(self);
    return S_OK;
}

static ULONG STDMETHODCALLTYPE e_add_ref(IEnumVARIANT *self) {
    return InterlockedIncrement(&((Enumerator *)self)->references);
}

static ULONG STDMETHODCALLTYPE e_release(IEnumVARIANT *self) {
    LONG left = InterlockedDecrement(&((Enumerator *)self)->references);
    if (!left) free(self);
    return left;
}

static HRESULT STDMETHODCALLTYPE e_next(IEnumVARIANT *self, ULONG wanted, VARIANT *out, ULONG *got) {
    Enumerator *mine = (Enumerator *)self;
    ULONG found = 0;
    for (; found < wanted && mine->next < VOICE_COUNT; found++)
        answer(&out[found], new_object(TOKEN, mine->next++));
    if (got) *got = found;
    return found == wanted ? S_OK : S_FALSE;
}

static HRESULT STDMETHODCALLTYPE e_skip(IEnumVARIANT *self, ULONG count) {
    ((Enumerator *)self)->next += count;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE e_reset(IEnumVARIANT *self) {
    ((Enumerator *)self)->next = 0;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE e_clone(IEnumVARIANT *self, IEnumVARIANT **out) {
    *out = (IEnumVARIANT *)new_enumerator(((Enumerator *)self)->next);
    return S_OK;
}

static IEnumVARIANTVtbl enumerator_table = {e_query, e_add_ref, e_release, e_next,
                                            e_skip,  e_reset,   e_clone};

static IUnknown *new_enumerator(int next) {
    Enumerator *made = calloc(1, sizeof *made);
    made->base.lpVtbl = &enumerator_table;
    made->references = 1;
    made->next = next;
    return (IUnknown *)made;
}

typedef struct {
    IClassFactory base;
    Kind kind;
} Factory;

static HRESULT STDMETHODCALLTYPE f_query(IClassFactory *self, REFIID iid, void **out) {
    *out = self;
    return S_OK;
}

static ULONG STDMETHODCALLTYPE f_count(IClassFactory *self) { return 1; /* it lives for ever */ }

static HRESULT STDMETHODCALLTYPE f_create(IClassFactory *self, IUnknown *o, REFIID iid, void **out) {
    wchar_t path[MAX_PATH];
    Kind kind = ((Factory *)self)->kind;
    if (!log_path(kind, path)) return E_FAIL;
    IDispatch *made = new_object(kind, 0);
    HRESULT done = IDispatch_QueryInterface(made, iid, out);
    IDispatch_Release(made);
    return done;
}

static HRESULT STDMETHODCALLTYPE f_lock(IClassFactory *self, BOOL lock) { return S_OK; }

static IClassFactoryVtbl factory_table = {f_query, f_count, f_count, f_create, f_lock};
static Factory voice_factory = {{&factory_table}, VOICE}, jaws_factory = {{&factory_table}, JAWS};

__declspec(dllexport) HRESULT STDMETHODCALLTYPE DllGetClassObject(REFCLSID id, REFIID iid, void **out) {
    *out = IsEqualCLSID(id, &CLSID_Jaws) ? &jaws_factory : &voice_factory;
    return S_OK;
}

__declspec(dllexport) HRESULT STDMETHODCALLTYPE DllCanUnloadNow(void) { return S_FALSE; }
