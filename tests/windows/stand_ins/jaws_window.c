/* The window by which programs see that JAWS runs; it is there until standard input ends. */
#include <windows.h>

static DWORD WINAPI wait_for_end(void *window) {
    char byte;
    DWORD got;
    while (ReadFile(GetStdHandle(STD_INPUT_HANDLE), &byte, 1, &got, NULL) && got) {
    }
    PostMessageW(window, WM_CLOSE, 0, 0);
    return 0;
}

static LRESULT CALLBACK handle(HWND window, UINT message, WPARAM w, LPARAM l) {
    if (message == WM_CLOSE) PostQuitMessage(0);
    return DefWindowProcW(window, message, w, l);
}

int main(void) {
    WNDCLASSW kind = {.lpfnWndProc = handle, .lpszClassName = L"JFWUI2"};
    MSG message;
    DWORD written;
    RegisterClassW(&kind);
    HWND window = CreateWindowW(L"JFWUI2", L"JAWS", WS_POPUP, 0, 0, 1, 1, NULL, NULL, NULL, NULL);
    if (!window) return 1;
    CreateThread(NULL, 0, wait_for_end, window, 0, NULL);
    WriteFile(GetStdHandle(STD_OUTPUT_HANDLE), "ready\n", 6, &written, NULL);
    while (GetMessageW(&message, NULL, 0, 0) > 0) DispatchMessageW(&message);
    return 0;
}
