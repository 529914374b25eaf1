/** Headless tests need no GPU process, and who is root has no sandbox. */
export const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
