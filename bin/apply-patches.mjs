// Patches the database driver where a released fault would hurt us (docs/decisions/0004-patched-database-driver.md).
// Plain JavaScript for any Node: npm runs it after every installation (`postinstall`).
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * postgres 3.4.9: a connection that breaks during a statement keeps a timer, the dead statement and what waited behind
 * it. Its next life sends nothing, or a late rollback ends the process. Closed, it must forget all of it.
 */
const PATCHES = [
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
    replace: `    incomings = null
    clearImmediate(nextWriteTimer)
    nextWriteTimer = chunk = null
    socket.removeListener('data', data)`,
  },
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000
    onclose(`,
    replace: `    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000
    query = errorResponse = null
    while (sent.length) queryError(sent.shift(), Errors.connection('CONNECTION_CLOSED', options, socket))
    terminated = true
    onclose(`,
  },
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `    if (initial)
      return reconnect()`,
    replace: `    if (initial) {
      query && queryError(query, Errors.connection('CONNECTION_CLOSED', options, socket))
      query = errorResponse = null
      return reconnect()
    }`,
  },
  // Nobody waits for the driver's own first question: its failure must not count as unhandled.
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `        return fetchArrayTypes()
`,
    replace: `        return fetchArrayTypes().catch(noop)
`,
  },
  // A closed connection refuses statements until it is open again, and is not booked as busy (`true`: it stays).
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `    if (terminated)
      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))`,
    replace: `    if (terminated)
      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options)), true`,
  },
  // A `begin` that fills its connection (the hundredth statement ahead, or a full socket) failed as UNSAFE_TRANSACTION:
  // it takes it in any case.
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))`,
    replace: `      const mayTakeMore = write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
      return q.options.onexecute ? q.options.onexecute(connection) : mayTakeMore`,
  },
  // A standby says in another setting that it takes no writes.
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `(x === 'read-write' && xs.default_transaction_read_only === 'on') ||`,
    replace: `(x === 'read-write' && (xs.default_transaction_read_only === 'on' || xs.in_hot_standby === 'on')) ||`,
  },
  // With several hosts a statement waited for ever where none answered, and asked them without a pause.
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `    if (connection.queue === queues.connecting && options.host[retries + 1])
      return
`,
    replace: `    if (connection.queue === queues.connecting && options.host[++retries])
      return
    retries = 0
`,
  },
  // A connection to a server that became read-only (25006) ends like one that is too old.
  {
    file: 'node_modules/postgres/src/connection.js',
    find: `      errorResponse = Errors.postgres(parseError(x))
    } else {`,
    replace: `      errorResponse = Errors.postgres(parseError(x))
      errorResponse.code === '25006' && end()
    } else {`,
  },
]

/** Applies every patch that is not in yet; refuses when a package no longer looks as expected. */
export function applyPatches(root = projectRoot) {
  for (const { file, find, replace } of PATCHES) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    if (text.includes(replace)) continue
    if (!text.includes(find)) throw new Error(`${file} changed: look whether bin/apply-patches.mjs is still needed`)
    // Exchanged rather than written in place: other folders may share the file by a hard link.
    writeFileSync(
      `${path}.patched`,
      text.replace(find, () => replace),
    )
    renameSync(`${path}.patched`, path)
  }
}

/** The files that lack a patch, each once; a file that is not there lacks it too. */
export function findUnpatchedFiles(root = projectRoot) {
  const unpatched = PATCHES.filter(({ file, replace }) => !readIfThere(join(root, file)).includes(replace))
  return [...new Set(unpatched.map(({ file }) => file))]
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) applyPatches()
