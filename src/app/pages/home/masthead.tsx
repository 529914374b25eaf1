/** The page's name between two lines, set like the head of an almanac. */
export const Masthead = () => (
  <div className="page flex items-center gap-5 pt-5 lg:pt-7">
    <Rule />
    <h1 className="text-balance text-center font-normal text-base text-quiet sm:text-lg">
      Consultas de tarot, astrologia, números e oráculos
    </h1>
    <Rule />
  </div>
)

const Rule = () => <span aria-hidden="true" className="hidden h-1 flex-1 border-line border-y sm:block" />
