import type { PagePieces } from '#app/page-pieces.ts'

/**
 * React Router's own way to start a page: files that are fetched beside its styles, and static imports, which run as
 * soon as they have arrived.
 */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const ENTRY_SCRIPT = /^( type="module" async="">)((?:import [^\n]+;\n)+)/

/**
 * Styles and letters have the line for themselves; scripts are fetched, begun with one by one, and run when the page
 * has been painted. It is whole without them, and they are there a tenth of a second later than otherwise. A page in a
 * hidden tab is never painted, and no page waits longer than two seconds.
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

/** To begin with a file takes the browser some milliseconds: between two of them it draws and hears. */
const afterPaint = (files: string[]) =>
  `await new Promise((go)=>{if(document.hidden)go();new PerformanceObserver(go).observe({type:'paint',buffered:true});setTimeout(go,2000)});
for(const href of ${JSON.stringify(files)}){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));await(globalThis.scheduler?.yield?.()??new Promise((go)=>setTimeout(go)))}
`
