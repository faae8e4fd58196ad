type Theme = { theme: "light"; setTheme: (theme: string) => void };

const light: Theme = { theme: "light", setTheme: () => undefined };

/** The look of the site: always light. The setter is there for callers and does nothing. */
export const useTheme = (): Theme => light;
