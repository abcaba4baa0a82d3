@echo off
title Ludo
rem A folder named options beside this file keeps games and options, for a stick you carry.
if exist "%~dp0options\" set "LUDO_FOLDER=%~dp0options"
"%~dp0program\python.exe" -m playpalace_ludo.cli.main %*
rem After a fault the window stays open until it has been read; Ctrl+C is none.
if errorlevel 1 if not errorlevel 130 pause
