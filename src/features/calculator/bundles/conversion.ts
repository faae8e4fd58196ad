import { conversion } from "../calculators/conversion";
import { getInitialState, LiveCalculator } from "../live-calculator";
import type { CalculatorBundle } from "../load-calculator";

export const bundle: CalculatorBundle = { calculator: conversion, LiveCalculator, getInitialState };
