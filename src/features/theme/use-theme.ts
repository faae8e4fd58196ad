const light = { theme: "light", setTheme: (_theme: string) => undefined };

/** The theme of the site: always light. The setter exists for callers and does nothing. */
export const useTheme = () => light;
