@echo off
title Ludo
set LUDO_KEEP=
rem A folder named options beside this file keeps games and options, for a stick you carry.
if "%~1"=="" if exist "%~dp0options" set LUDO_KEEP=--config-dir "%~dp0options"
"%~dp0program\python.exe" -m playpalace_ludo.cli.main %* %LUDO_KEEP%
rem After a fault the window stays open until it has been read; Ctrl+C is none.
if errorlevel 1 if not errorlevel 130 pause
