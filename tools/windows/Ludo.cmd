@echo off
title Ludo
rem Explorer starts a file inside a zip file alone, in a folder without the rest.
if not exist "%~dp0program\python.exe" goto alone
rem A folder named options beside this file keeps games and options, for a stick you carry.
if exist "%~dp0options\" set "LUDO_FOLDER=%~dp0options"
"%~dp0program\python.exe" -m playpalace_ludo.cli.main %*
set "ended=%errorlevel%"
rem Control+C and a closed window are no faults.
if %ended%==0 exit /b 0
if %ended%==130 exit /b 130
if %ended%==-1073741510 exit /b 130
rem The game says itself why it ends with a small number; with any other Windows has.
if %ended% lss 0 goto broken
if %ended% gtr 255 goto broken
rem The window stays open until this has been read.
pause
exit /b %ended%

:alone
echo The rest of Ludo is not in this folder. If you have opened the zip file, unpack it first:
echo choose "Extract all" in Explorer, then start Ludo in the new folder.
echo Der Rest von Ludo liegt nicht in diesem Ordner. Eine Zip-Datei muss erst entpackt werden:
echo im Explorer "Alle extrahieren", danach Ludo im neuen Ordner starten.
pause
exit /b 2

:broken
echo Ludo could not start, or Windows has ended it (%ended%). If it never starts, unpack the zip file anew;
echo if that does not help: Properties of the zip file, "Unblock", then unpack it again.
echo Ludo konnte nicht starten, oder Windows hat es beendet (%ended%). Startet es nie, bitte die
echo Zip-Datei neu entpacken, zuvor in ihren Eigenschaften "Zulassen" ankreuzen.
pause
exit /b 3
