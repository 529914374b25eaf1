import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account that runs the server. PostgreSQL refuses root, so root uses a system account. */
export type SystemAccount = { uid: number; gid: number } | undefined

export function findSystemAccount(): SystemAccount {
  if (process.getuid?.() !== 0) return undefined
  return findPostgresAccount() ?? createPostgresAccount()
}

function findPostgresAccount(): SystemAccount {
  try {
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8', stdio: 'pipe' })),
    )
    return { uid: uid!, gid: gid! }
  } catch {
    return undefined
  }
}

function createPostgresAccount(): SystemAccount {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'pipe' },
    )
  } catch (error) {
    // Another process may have created it at the same moment.
    const made = findPostgresAccount()
    if (made) return made
    throw new Error(
      'PostgreSQL does not run as root, and the system account "postgres" could not be created. Run as an ordinary user, or set DATABASE_URL.',
      {
        cause: error,
      },
    )
  }
  return findPostgresAccount()
}

/** Whether the account may enter this path. A clone below a private folder (/root, mktemp -d) is closed to it. */
function canReach({ uid, gid }: NonNullable<SystemAccount>, path: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (path === dirname(path) || canReach({ uid, gid }, dirname(path)))
}

/** The command that runs `program` as that account, even below folders that only root may enter. */
export function commandAs(
  account: SystemAccount,
  program: string,
  folder: string,
  args: string[],
): { file: string; args: string[]; as: SystemAccount } {
  if (!account || (canReach(account, dirname(program)) && canReach(account, dirname(folder))))
    return { file: program, args, as: account }
  const drop = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return { file: 'setpriv', args: [...drop, program, ...args], as: undefined }
}
