// Runs before the first paint: sets the theme, and asks for the page of this address while the main script still loads.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Without storage the page starts as if nothing had been chosen and nobody had signed in.
      return null;
    }
  };
  const path = location.pathname.replace(/(?<=.)\/+$/, '');

  // What the user chose, else dark on the landing page, else the system's.
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = stored('darkMode');
  const dark = chosen === null ? path === '/' || system : chosen === 'true';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // Until the style sheet is there the browser paints its own ground: in the same theme, so that nothing flashes.
  const ground = document.createElement('meta');
  ground.name = 'color-scheme';
  ground.content = dark ? 'dark' : 'light';
  document.head.append(ground);

  // A guess that places.ts has the last word on; a wrong one costs a file that is not used.
  const isApp = path === '/app' || path.startsWith('/app/');
  let page = stored('auth_token') ? 'appFrame' : isApp ? 'signIn' : 'landing';
  if (path === '/privacy' || path === '/terms') page = 'legal';
  else if (page === 'landing' && (path === '/login' || path === '/register')) page = 'signIn';
  for (const href of (document.currentScript?.dataset[page] ?? '').split(' ')) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
})();
