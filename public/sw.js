// Caches the build's files and the offline page. Never answers of the API, never pages.
// The build writes its name and its fonts into this file, so that every build gives a new worker.
const SHELL = 'shell-%BUILD%'
const ASSETS = 'assets-%BUILD%'
const OFFLINE = '/offline.html'
const SHELL_FILES = [OFFLINE, '/logo.svg', '/favicon.svg', '%FRAUNCES%', '%FIGTREE%']

const CURRENT_USER = '/api/auth/user'
const RETRY_FOR_MS = 8_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
const TRANSIENT_STATUSES = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(SHELL_FILES))))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', ({ data, ports }) => {
  // The page sends this, because only the person knows when a reload is convenient.
  if (data === 'skip-waiting') void self.skipWaiting()
  if (data === 'take-press') ports[0]?.postMessage(takePress())
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPressed(event.notification.data, event.action))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === CURRENT_USER) event.respondWith(fetchWithRetry(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(assetOf(request))
  else if (SHELL_FILES.includes(pathname)) event.respondWith(shellFileOf(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageOf(request))
})

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== SHELL && name !== ASSETS)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Files under /assets have a content hash in their name, so a cached one never expires. */
async function assetOf(request) {
  const assets = await caches.open(ASSETS)
  const cached = await assets.match(request.url)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.status === 200) await assets.put(request.url, answer.clone()).catch(() => {})
  return answer
}

const shellFileOf = async (request) => (await (await caches.open(SHELL)).match(new URL(request.url).pathname)) ?? fetch(request)

async function pageOf(request) {
  try {
    return await fetch(request)
  } catch {
    return (await (await caches.open(SHELL)).match(OFFLINE)) ?? Response.error()
  }
}

/**
 * The page signs the person out when this call fails (spec §4), so network errors and 502–504 are retried for some
 * seconds. Any other answer, such as 401 and 403, is passed on at once.
 */
async function fetchWithRetry(request) {
  const until = Date.now() + RETRY_FOR_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const left = until - Date.now()
    const answer = await fetchWithin(Math.max(left, 1), request).catch(() => undefined)
    const isTransient = !answer || TRANSIENT_STATUSES.includes(answer.status)
    if (!isTransient || request.signal.aborted || Date.now() + pause > until) return answer ?? Response.error()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Ends with the request or the time, whichever is first. `AbortSignal.any` is younger than the oldest browsers here. */
async function fetchWithin(ms, request) {
  const limit = new AbortController()
  const end = () => limit.abort()
  const timer = setTimeout(end, ms)
  request.signal.addEventListener('abort', end)
  try {
    return await fetch(request.clone(), { signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

const PRESS_COUNTS_FOR_MS = 30_000
/** A pressed notification that no page has taken yet. Only a press leaves one: a link cannot. */
let press

function takePress() {
  const taken = press && Date.now() - press.at < PRESS_COUNTS_FOR_MS ? press : null
  press = undefined
  return taken && { action: taken.action, path: taken.path }
}

/** Shows what the server pushed: words of ours for its kind, never what somebody wrote. */
async function showPush(data) {
  const { title, body, path, tag, badge, actions = [], until } = data.json()
  if (badge !== undefined) await navigator.setAppBadge?.(badge).catch(() => {})
  const isOver = Date.parse(until) < Date.now()
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icons/apple-touch-180.png',
    lang: 'pt-BR',
    actions: isOver ? [] : actions,
    requireInteraction: actions.length > 0,
    data: { path },
  })
}

/** A tab that shows it already, else one that is in no room, else a new one. */
async function openPressed({ path }, action) {
  const url = new URL(path, location.origin)
  const address = url.origin === location.origin ? url.href : location.origin
  press = { action, path: url.pathname + url.search, at: Date.now() }
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = tabs.find((tab) => tab.url === address)
  const free = same ?? tabs.find((tab) => !new URL(tab.url).pathname.startsWith('/consultation/'))
  const shown = await free?.focus().catch(() => undefined)
  const isThere = shown && (same || (await shown.navigate(address).catch(() => undefined)))
  // Where the browser opens none, those that are open hear of the press all the same.
  if (!isThere) await self.clients.openWindow(address).catch(() => {})
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- tabs of our own, which take no origin
  for (const tab of tabs) tab.postMessage('pressed')
}
