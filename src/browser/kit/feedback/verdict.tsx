/** The overall result of a check. */
export const Verdict = ({ holds, children }: { holds: boolean; children: string }) => (
  <p className={`rounded-md px-4 py-3 font-semibold ${holds ? 'bg-good-wash text-good' : 'bg-bad-wash text-bad'}`}>
    {children}
  </p>
)
