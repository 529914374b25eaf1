type Manifest = { [group: string]: unknown }
type Entry = { version?: string; integrity?: string; optional?: boolean; [more: string]: unknown }
type Lock = { packages: Record<string, Entry> }

/** Packages that package.json asks for otherwise than the lock file was written for. */
export function findOutdatedLocks(manifest: Manifest, lock: Lock): string[]

/** Packages that were installed in another version, or with other content, than the lock file names. */
export function findUnlockedPackages(lock: Lock, installed: Lock): string[]
