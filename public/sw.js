// Keeps our own files and one page for when there is no network. Never an answer of the API, never a page of anybody.
// The build writes its name and the names of its fonts into this file, so that a new build is a new worker.
const HOUSE = 'house-%BUILD%'
const FILES = 'files-%BUILD%'
const OFFLINE = '/offline.html'
const KEPT = [OFFLINE, '/logo.svg', '/favicon.svg', '%FRAUNCES%', '%FIGTREE%']

const ASKS_WHO = '/api/auth/user'
const PATIENCE_MS = 8_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
const PASSING_TROUBLE = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(caches.open(HOUSE).then((house) => house.addAll(KEPT))))

self.addEventListener('activate', (event) => event.waitUntil(moveIn()))

/** The page asks for the change, because only a person knows when a reload disturbs nothing. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === ASKS_WHO) event.respondWith(askPatiently(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (KEPT.includes(pathname)) event.respondWith(houseOf(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageOf(request))
})

async function moveIn() {
  const old = (await caches.keys()).filter((name) => name !== HOUSE && name !== FILES)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Files under /assets carry their content in their name: what was kept once is right for ever. */
async function fileOf(request) {
  const files = await caches.open(FILES)
  const kept = await files.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await files.put(request.url, answer.clone()).catch(() => {})
  return answer
}

const houseOf = async (request) => (await (await caches.open(HOUSE)).match(new URL(request.url).pathname)) ?? fetch(request)

async function pageOf(request) {
  try {
    return await fetch(request)
  } catch {
    return (await (await caches.open(HOUSE)).match(OFFLINE)) ?? Response.error()
  }
}

/**
 * Any failure of this one call signs the person out (spec §4), so a passing trouble is waited out; 401 and 403 pass at
 * once.
 */
async function askPatiently(request) {
  const until = Date.now() + PATIENCE_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const left = until - Date.now()
    const answer = await fetch(request.clone(), { signal: AbortSignal.any([request.signal, AbortSignal.timeout(Math.max(left, 1))]) }).catch(() => undefined)
    const isTrouble = !answer || PASSING_TROUBLE.includes(answer.status)
    if (!isTrouble || request.signal.aborted || Date.now() + pause > until) return answer ?? Response.error()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
