// Sets the theme before the first paint: what the user chose, else dark on the landing page, else the system's.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('darkMode');
  } catch {
    // Without storage the page starts as if nothing had been chosen.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = stored === null ? location.pathname === '/' || system : stored === 'true';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
