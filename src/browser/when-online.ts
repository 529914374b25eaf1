/** For dynamic imports: browsers cache a failed import for good, so none is started while offline. */
export function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  return navigator.onLine ? load() : Promise.reject(new Error('offline'))
}
