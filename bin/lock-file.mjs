// Is what was installed what package-lock.json says? `npm ci` cannot be asked: it refuses where a registry lacks
// optional packages for other systems. Plain JavaScript for any Node.

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Packages that package.json asks for otherwise than the lock file was written for. */
export function findOutdatedLocks(manifest, lock) {
  const locked = lock.packages[''] ?? {}
  const outdated = GROUPS.flatMap((group) => {
    const [wanted, known] = [manifest[group] ?? {}, locked[group] ?? {}]
    const names = new Set([...Object.keys(wanted), ...Object.keys(known)])
    return [...names].filter((name) => wanted[name] !== known[name])
  })
  return outdated.sort()
}

/**
 * Packages that were installed in another version, or with other content, than the lock file names; `installed` is
 * node_modules/.package-lock.json. Optional packages that the lock file does not know are no fault: registries differ
 * in them.
 */
export function findUnlockedPackages(lock, installed) {
  return Object.entries(installed.packages).flatMap(([path, { version, integrity, optional }]) => {
    const locked = lock.packages[path]
    if (!locked) return optional ? [] : [`${nameOf(path)} ${version}`]
    const isSame = locked.version === version && (!locked.integrity || !integrity || locked.integrity === integrity)
    return isSame ? [] : [`${nameOf(path)} ${version} (${locked.version})`]
  })
}

const nameOf = (path) => path.split('node_modules/').at(-1)
