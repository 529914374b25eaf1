import { findUnpatchedFiles } from '../../bin/apply-patches.mjs'

let isChecked = false

/**
 * Refuses to go on with a database driver that lacks the project's patches: it can lose a connection for ever when the
 * server restarts (decision 4). Looks once per process.
 */
export function requirePatchedDriver() {
  if (isChecked) return
  const unpatched = findUnpatchedFiles()
  if (unpatched.length > 0)
    throw new Error(
      `The database driver is not patched (${unpatched.join(', ')}): npm has not run the postinstall script of this ` +
        'project. Run: node bin/apply-patches.mjs',
    )
  isChecked = true
}
