/* BoyPCReader as programs see it: its client library, which writes its calls to the file that
   BOY_STAND_IN names, and as a program of its own the process by which a running reader is known;
   that one is there until standard input ends. */
#include <stdbool.h>
#include <stdio.h>
#include <windows.h>

#define API __declspec(dllexport) int __stdcall

static int note(const char *call, const wchar_t *text) {
    wchar_t path[MAX_PATH];
    char utf8[8192] = "";
    if (!GetEnvironmentVariableW(L"BOY_STAND_IN", path, MAX_PATH)) return 1;
    FILE *log = _wfopen(path, L"ab");
    if (!log) return 1;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, sizeof utf8 - 1, NULL, NULL);
    fprintf(log, "%llu %s %s\n", (unsigned long long)GetTickCount64(), call, utf8);
    fclose(log);
    return 0;
}

API BoyCtrlInitializeU8(const char *log) { return 0; }
API BoyCtrlUninitialize(void) { return 0; }
__declspec(dllexport) bool __stdcall BoyCtrlIsReaderRunning(void) { return true; }
API BoyCtrlSpeak(const wchar_t *text, bool slave, bool append, bool breaks, void *done) {
    return note("speak", text);
}
API BoyCtrlStopSpeaking(bool slave) { return note("stop", NULL); }

int main(void) {
    puts("ready");
    fflush(stdout);
    while (getchar() != EOF) {
    }
    return 0;
}
