// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Place, placeAt } from './places.ts';

const START = readFileSync(`${import.meta.dirname}/../public/start.js`, 'utf8');
const PAGES = { landing: '/landing.js', signIn: '/sign-in.js /sign-in.css', legal: '/legal.js' };
const DATASET: Record<string, string> = { ...PAGES, appFrame: '/app-frame.js' };
const PAGE_OF: Readonly<Record<Place, string>> = {
  landing: 'landing',
  login: 'signIn',
  register: 'signIn',
  privacy: 'legal',
  terms: 'legal',
  kit: 'landing',
  app: 'appFrame',
};
let systemIsDark = false;

/** Runs the script as the head of a page at this address would; gives the theme and the files it asked for. */
function start(path: string) {
  history.replaceState(null, '', path);
  document.head.replaceChildren();
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    dataset: DATASET,
  } as unknown as HTMLScriptElement);
  new Function(START)();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  return {
    theme: document.documentElement.dataset.theme,
    ground: document.head.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
    files: links.map((link) => link.getAttribute('href')),
    kinds: links.map((link) => link.getAttribute('as')),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [null, false, '/', 'dark'],
  [null, false, '/login', 'light'],
  [null, true, '/login', 'dark'],
  ['false', true, '/', 'light'],
  ['true', false, '/register', 'dark'],
])('darkMode %s on a dark system %s at %s starts %s', (stored, dark, path, theme) => {
  systemIsDark = dark;
  if (stored !== null) localStorage.setItem('darkMode', stored);
  expect(start(path)).toMatchObject({ theme, ground: theme });
});

test.each([
  '/',
  '/login',
  '/login/',
  '/register',
  '/privacy',
  '/terms/',
  '/app',
  '/app/goals',
  '/apple',
  '/nowhere',
])('at %s it asks for the page that will be shown, signed out and signed in', (path) => {
  for (const token of [null, 'a token']) {
    if (token) localStorage.setItem('auth_token', token);
    const { place } = placeAt(path, token !== null);
    expect(start(path).files).toEqual(DATASET[PAGE_OF[place]]?.split(' '));
  }
});

test('a style is asked for as a style', () => {
  expect(start('/login').kinds).toEqual(['script', 'style']);
});

test('without storage the page still starts', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    clear() {},
  });
  expect(start('/')).toMatchObject({ theme: 'dark', files: ['/landing.js'] });
});
