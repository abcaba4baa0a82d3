/* NVDA's controller client as programs see it. Calls are written to the file NVDA_STAND_IN names,
   each with the milliseconds since the machine started; NVDA "runs" while that variable is set and
   there is no file of that name with .gone behind it. */
#include <stdio.h>
#include <windows.h>

#define API __declspec(dllexport) unsigned long __stdcall
#define NOT_RUNNING 1717 /* what the real one answers: the interface is unknown */

static wchar_t log_file[MAX_PATH], gone_file[MAX_PATH + 8];

static unsigned long running(void) {
    if (!GetEnvironmentVariableW(L"NVDA_STAND_IN", log_file, MAX_PATH)) return NOT_RUNNING;
    wsprintfW(gone_file, L"%s.gone", log_file);
    return GetFileAttributesW(gone_file) == INVALID_FILE_ATTRIBUTES ? 0 : NOT_RUNNING;
}

static unsigned long note(const char *call, const wchar_t *text) {
    char utf8[8192] = "";
    unsigned long answer = running();
    if (answer) return answer;
    FILE *log = _wfopen(log_file, L"ab");
    if (!log) return NOT_RUNNING;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, sizeof utf8 - 1, NULL, NULL);
    fprintf(log, "%llu %s %s\n", (unsigned long long)GetTickCount64(), call, utf8);
    fclose(log);
    return 0;
}

API nvdaController_testIfRunning(void) { return running(); }
API nvdaController_speakText(const wchar_t *text) { return note("speak", text); }
API nvdaController_brailleMessage(const wchar_t *text) { return note("braille", text); }
API nvdaController_cancelSpeech(void) { return note("stop", NULL); }
