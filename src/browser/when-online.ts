/**
 * For code that comes later: a browser remembers a module that did not arrive and never asks for it again, so without
 * network it is not asked for at all.
 */
export function whenOnline<T>(bring: () => Promise<T>): Promise<T> {
  return navigator.onLine ? bring() : Promise.reject(new Error('There is no network.'))
}
