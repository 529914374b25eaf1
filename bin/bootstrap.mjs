// Plain JavaScript for whatever Node (20 or newer) is there: installs, then goes on under the Node 26 that the project
// carries.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import * as module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findUnpatchedFiles } from './apply-patches.mjs'
import { findOutdatedLocks, findUnlockedPackages } from './lock-file.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const read = (file) => readFileSync(join(root, file), 'utf8')
const readJson = (file) => JSON.parse(read(file))

/** The Node 26 that came as a package for this system; where there is none, whichever of that age we are running on. */
function findProjectNode() {
  const system = { win32: 'win' }[process.platform] ?? process.platform
  const folder = join(
    root,
    'node_modules',
    `${system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${process.arch}`,
  )
  const carried = join(folder, 'bin', system === 'win' ? 'node.exe' : 'node')
  if (existsSync(carried)) return carried
  return Number(process.versions.node.split('.')[0]) >= LEAST_NODE ? process.execPath : undefined
}
const LEAST_NODE = 26

/** What an installation depends on: other scripts in package.json need no new one. */
function installFingerprint() {
  const { dependencies, optionalDependencies, devDependencies } = readJson('package.json')
  return ['package-lock.json', 'bin/apply-patches.mjs']
    .reduce((hash, file) => hash.update(read(file)), createHash('sha256'))
    .update(JSON.stringify({ dependencies, optionalDependencies, devDependencies }))
    .digest('hex')
}

/** What is installed: by which files, and whether with what only developers need. */
function readStamp() {
  const [fingerprint, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  return { isCurrent: fingerprint === installFingerprint(), forDevelopment: extent === DEVELOPMENT }
}
const DEVELOPMENT = 'development'

/**
 * Runs `work` under the project's own Node with everything installed that it needs; under any other Node, becomes a
 * thin shell around that. `forDevelopment`: with the packages of tests and checks.
 */
export async function runOnProjectNode(url, work, { forDevelopment = false } = {}) {
  process.chdir(root)
  const installed = readStamp()
  const isInstalled =
    installed.isCurrent && (installed.forDevelopment || !forDevelopment) && findSkippedScripts().length === 0
  if (!isInstalled) await install(forDevelopment || installed.forDevelopment)
  const projectNode = findProjectNode()
  if (!isInstalled || realpathSync(process.execPath) !== realpathSync(projectNode))
    return handOver(projectNode, fileURLToPath(url))
  setUpCompileCache()
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (process.send) exitWithParent()
  return work()
}

/** What install scripts should have left behind and did not. */
const findSkippedScripts = () => [
  ...(findProjectNode() ? [] : [`o Node ${LEAST_NODE} para ${process.platform}-${process.arch}`]),
  ...findUnpatchedFiles(root).map((file) => `o ajuste do driver do banco de dados (${file})`),
]

/**
 * `npm install` by the lock file, which it must obey. Not `npm ci`: that refuses where a registry lacks optional
 * packages for other systems.
 */
async function install(forDevelopment) {
  const outdated = findOutdatedLocks(readJson('package.json'), readJson('package-lock.json'))
  if (outdated.length > 0)
    fail(`package-lock.json não corresponde a package.json: ${outdated.join(', ')}.
  Rode "npm install" para atualizar package-lock.json, confira a diferença e guarde os dois arquivos juntos.`)
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const ticker = setInterval(() => say(`instalando dependências… ${seconds()}`), process.stdout.isTTY ? 1000 : 10_000)
  say(`instalando dependências (na primeira vez costuma levar ${forDevelopment ? 40 : 25} s)…`)
  const { code, said } = await runNpmInstall(forDevelopment)
  clearInterval(ticker)
  if (code !== 0) fail(`${said}\n\n  A instalação não terminou. Confira a conexão e tente de novo.`)
  checkInstallation()
  writeFileSync(stamp, `${installFingerprint()} ${forDevelopment ? DEVELOPMENT : 'production'}`)
  say(`dependências instaladas em ${seconds()}\n`)
}

async function runNpmInstall(forDevelopment) {
  const said = []
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const code = await new Promise((resolve) => {
    const args = [
      ...npm.slice(1),
      'install',
      '--no-save',
      forDevelopment ? '--include=dev' : '--omit=dev',
      // The lock file names each version: what npm has kept of it needs no question to a registry.
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--engine-strict=false',
    ]
    const child = spawn(npm[0], args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '' },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('error', (error) => said.push(String(error))).on('close', resolve)
  })
  return { code, said: said.join('').trim() }
}

/** npm was content; is what it left what the lock file says, with every install script done? */
function checkInstallation() {
  const unlocked = findUnlockedPackages(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))
  if (unlocked.length > 0)
    fail(`O npm não instalou o que está em package-lock.json: ${unlocked.join(', ')}.
  Rode "npm install" para atualizar package-lock.json e confira a diferença.`)
  const skipped = findSkippedScripts()
  if (skipped.length > 0)
    fail(`A instalação terminou sem os seus scripts. Falta: ${skipped.join('; ')}.
  Permita os scripts do npm (ignore-scripts=false) e rode este comando de novo.`)
}

function fail(words) {
  console.error(`\n  ${words}\n`)
  process.exit(1)
}

function say(text) {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K  ${text}` : `  ${text.trimEnd()}\n`)
}

/** Hands over to our Node and waits. Ctrl+C reaches it by itself; a request to end is passed on. */
function handOver(projectNode, script) {
  return new Promise((resolve) => {
    const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    process.on('SIGINT', () => {})
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('error', (error) => {
      console.error(error)
      resolve((process.exitCode = 1))
    })
    child.on('close', (code) => resolve((process.exitCode = code ?? 1)))
  })
}

/** Compiled code is kept between starts, for this process and its children. */
function setUpCompileCache() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.data', 'compile-cache')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

/** The shell around us was killed: nobody could stop us any more, so we stop. */
function exitWithParent() {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
