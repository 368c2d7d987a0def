import { describe, expect, test } from 'vitest';
import { placeAt } from './places.ts';

describe('signed out', () => {
  test.each([
    ['/', 'landing', '/'],
    ['/login', 'login', '/login'],
    ['/login/', 'login', '/login'],
    ['/register', 'register', '/register'],
    ['/privacy', 'privacy', '/privacy'],
    ['/terms', 'terms', '/terms'],
    ['/app', 'login', '/login'],
    ['/app/goals', 'login', '/login'],
    ['/apple', 'landing', '/'],
    ['/nowhere/at/all', 'landing', '/'],
    ['//', 'landing', '/'],
    // Only while developing.
    ['/ui', 'landing', '/'],
  ])('%s shows %s at %s', (pathname, place, path) => {
    expect(placeAt(pathname, false)).toEqual({ place, path });
  });
});

describe('signed in', () => {
  test.each([
    ['/', 'app', '/app/dashboard'],
    ['/login', 'app', '/app/dashboard'],
    ['/register', 'app', '/app/dashboard'],
    ['/app', 'app', '/app/dashboard'],
    ['/app/', 'app', '/app/dashboard'],
    ['/app/statement', 'app', '/app/statement'],
    ['/privacy', 'privacy', '/privacy'],
    ['/nowhere', 'app', '/app/dashboard'],
  ])('%s shows %s at %s', (pathname, place, path) => {
    expect(placeAt(pathname, true)).toEqual({ place, path });
  });
});
