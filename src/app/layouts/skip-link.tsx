/** The first focusable element: skips the menus and leads to the content. */
export const SkipLink = () => (
  <a
    href="#conteudo"
    className="-translate-y-[200%] fixed top-3 left-3 z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
  >
    Ir para o conteúdo
  </a>
)
