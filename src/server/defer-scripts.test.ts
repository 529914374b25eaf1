import { expect, test } from 'vitest'
import { splitPage } from '#app/page-pieces.ts'
import { deferScripts } from './defer-scripts.ts'

const start =
  'import "/m.js";\nimport * as route0 from "/root.js";\n\n  window.modules = {"root":route0};\n\nimport("/entry.js");'
const page = (module: string) =>
  `<head><link rel="modulepreload" nonce="m" href="/m.js"/><link rel="modulepreload" href="/root.js"/></head><p>Olá</p><script nonce="m" ${module}</script><script>other()</script>`

test('scripts are begun with one by one and run after the first paint, in their order', () => {
  expect(Object.values(deferScripts(splitPage(page(`type="module" async="">${start}`), 'm'))).join('')).toBe(
    '<head></head><p>Olá</p><script nonce="m" type="module" async="">' +
      `await new Promise((go)=>{if(document.hidden)go();new PerformanceObserver(go).observe({type:'paint',buffered:true});setTimeout(go,2000)});\n` +
      `for(const href of ["/m.js","/root.js"]){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
      `await(globalThis.scheduler?.yield?.()??new Promise((go)=>setTimeout(go)))}\n` +
      'await import("/m.js");\nconst route0 = await import("/root.js");\n\n  window.modules = {"root":route0};\n\nimport("/entry.js");</script><script>other()</script>',
  )
})

test('a page that starts in another way is left alone', () => {
  const other = page(`type="module">${start}`)
  expect(Object.values(deferScripts(splitPage(other, 'm'))).join('')).toBe(other)
})
