import { createElement, type ReactNode } from 'react'
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as entry from '#app/entry.server.tsx'
import { type PagePieces, splitPage } from '#app/page-pieces.ts'
import { deferScripts } from './defer-scripts.ts'

const { finishPage, scriptNonce } = entry.pageServer
const NONCE = 'lua'
const WAIT =
  `await new Promise((go)=>{if(document.hidden)go();new PerformanceObserver(go).observe({type:'paint',buffered:true});setTimeout(go,2000)});\n` +
  `for(const href of ["/m.js","/entry.js","/chunk.js","/root.js","/home.js"]){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
  `await(globalThis.scheduler?.yield?.()??new Promise((go)=>setTimeout(go)))}\n`

/**
 * React Router renders a page of two routes, as in production. What it writes is its own business, until it changes.
 */
async function renderedPage(): Promise<PagePieces> {
  const html = ({ children }: { children: ReactNode }) =>
    createElement('html', null, createElement('head'), createElement('body', null, children, createElement(Scripts)))
  const common = { hasAction: false, hasLoader: false, hasErrorBoundary: false }
  const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true }
  const parts = { clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined }
  const asset = (id: string) => ({
    ...common,
    ...client,
    ...parts,
    id,
    module: `/${id}.js`,
    hydrateFallbackModule: undefined,
  })
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: () => createElement(Outlet), Layout: html } },
      home: { id: 'home', parentId: 'root', index: true, module: { default: () => 'Olá' } },
    },
    assets: {
      entry: { module: '/entry.js', imports: ['/chunk.js'] },
      routes: { root: { ...asset('root'), path: '' }, home: { ...asset('home'), parentId: 'root', index: true } },
      url: '/m.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  let page: PagePieces | undefined
  const context = new RouterContextProvider()
  context.set(scriptNonce, NONCE)
  context.set(finishPage, (finished) => ((page = finished), null))
  await createRequestHandler(build, 'production')(new Request('http://sensitivos.test/'), context)
  return page!
}

describe('scripts of a page as React Router really renders it', () => {
  test('are preloaded one by one and run after the first paint, in their order', async () => {
    const page = await renderedPage()
    expect(page.head.match(/rel="modulepreload"/g)?.length, 'links that it wrote').toBeGreaterThan(3)
    const { head, body, tail } = deferScripts(page)
    expect(head + body + tail).not.toMatch(/<link[^>]*modulepreload/)
    expect(body).toContain('Olá')
    const start = tail.slice(tail.indexOf(' type="module" async="">') + ' type="module" async="">'.length)
    expect(start.startsWith(WAIT), start).toBe(true)
    expect(start.slice(WAIT.length)).toMatch(
      /^await import\("\/m.js"\);\nconst route0 = await import\("\/root.js"\);\nconst route1 = await import\("\/home.js"\);\n/,
    )
    expect(start).toContain('import("/entry.js");</script>')
    expect(start, 'a static import runs as soon as it has arrived').not.toMatch(/^\s*import [^(]/m)
  })
})

test('a page that starts in another way is left alone', () => {
  const start = 'import "/m.js";\n  window.modules = {};\nimport("/entry.js");'
  const other = `<head><link rel="modulepreload" href="/m.js"/></head><p>Olá</p><script nonce="${NONCE}" type="module">${start}</script>`
  expect(Object.values(deferScripts(splitPage(other, NONCE))).join('')).toBe(other)
})
