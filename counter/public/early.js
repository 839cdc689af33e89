// Runs before the first paint, so that it has the direction and the colours that this browser's person chose.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if ((read('counter-language') ?? navigator.language.slice(0, 2)) === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
  const theme = read('counter-theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
