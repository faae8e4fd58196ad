import { conversion } from "../calculators/conversion";
import { LiveCalculator, openCalculation } from "../live-calculator";

export const bundle = { calculator: conversion, LiveCalculator, openCalculation };
