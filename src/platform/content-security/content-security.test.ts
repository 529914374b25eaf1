import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { cspHash, noncesToHashes } from './script-hashes.ts'

const page = `<head><link nonce="lua" href="/a.css"/><script nonce="lua">start()</script></head><script>alert(1)</script><script nonce="sol">alert(2)</script>
<script type="module" async="" nonce="lua">import "/assets/a.js"</script><script nonce="lua" src="/b.js"></script><script type="application/ld+json">{}</script>`

test('only scripts with the nonce are hashed, and the nonce is removed', () => {
  const { html, hashes } = noncesToHashes(page, 'lua')
  expect(hashes).toEqual([cspHash('start()'), cspHash('import "/assets/a.js"')])
  expect(html).not.toContain('lua')
  expect(html).toContain('<script>alert(1)</script>')
})

test('the hash equals the one that browsers compute', () => {
  expect(cspHash('start()')).toBe(`'sha256-${createHash('sha256').update('start()').digest('base64')}'`)
})

test('the policy allows only our own scripts and connections to our own host', () => {
  const policy = contentSecurityPolicy([cspHash('start()')], 'https://sensitivos.example')
  expect(policy).toContain(`script-src 'self' ${cspHash('start()')};`)
  expect(policy).toContain("connect-src 'self' wss://sensitivos.example;")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
