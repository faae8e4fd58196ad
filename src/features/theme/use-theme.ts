type Theme = { theme: "light"; setTheme: (theme: string) => void };

const light: Theme = { theme: "light", setTheme: () => undefined };

/** The theme of the site: always light. The setter exists for callers and does nothing. */
export const useTheme = (): Theme => light;
