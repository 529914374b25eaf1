import type { PagePieces } from '#app/page-pieces.ts'

/**
 * How React Router's `<Scripts>` starts a page: preloads, and static imports that run as soon as they arrive. It cannot
 * start later, so its HTML is rewritten; `defer-scripts.test.ts` fails when it writes anything else.
 */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const ENTRY_SCRIPT = /^( type="module" async="">)((?:import [^\n]+;\n)+)/

/**
 * Lets styles and fonts have the network first: scripts are fetched one by one and run after the first paint, a tenth
 * of a second later. A hidden tab does not wait, and nobody longer than two seconds. Unknown starts stay.
 */
export function deferScripts(page: PagePieces): PagePieces {
  const start = page.tail.lastIndexOf(' type="module" async="">import ')
  if (start < 0) return page
  const files: string[] = []
  const head = page.head.replace(MODULE_PRELOAD, (_link, file: string) => {
    files.push(file)
    return ''
  })
  const begun = page.tail
    .slice(start)
    .replace(
      ENTRY_SCRIPT,
      (_whole, tag: string, imports: string) => `${tag}${afterPaint(files)}${imports.replace(IMPORT, toDynamicImport)}`,
    )
  return { ...page, head, tail: page.tail.slice(0, start) + begun }
}

const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm
const toDynamicImport = (_line: string, name: string | undefined, file: string) =>
  `${name ? `const ${name} = ` : ''}await import(${file});`

/** Each preload takes the browser some milliseconds: between two of them it can paint and react. */
const afterPaint = (files: string[]) =>
  `await new Promise((go)=>{if(document.hidden)go();new PerformanceObserver(go).observe({type:'paint',buffered:true});setTimeout(go,2000)});
for(const href of ${JSON.stringify(files)}){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));await(globalThis.scheduler?.yield?.()??new Promise((go)=>setTimeout(go)))}
`
