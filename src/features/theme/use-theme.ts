const light = { theme: "light", setTheme: (_theme: string) => undefined };

/** The theme of the site, which is always light; the setter does nothing. */
export const useTheme = () => light;
