import { conversion } from "../calculators/conversion";
import { firstEntered, LiveCalculator } from "../live-calculator";
import type { CalculatorCode } from "../load-calculator";

export const code: CalculatorCode = { calculator: conversion, LiveCalculator, firstEntered };
