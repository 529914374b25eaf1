/** The platform's commitment, shown before the shuffle: 64 digits in groups, to be written down. */
export const SeedCommitment = ({ commitment }: { commitment: string | undefined }) => (
  <p className="text-quiet text-sm">
    Selo da casa:{' '}
    <span className="break-words font-mono text-xs">
      {commitment ? commitment.match(/.{4}/g)!.join(' ') : 'chegando…'}
    </span>{' '}
    <a href="/blog/como-provar-que-um-sorteio-foi-justo" className="prose-link whitespace-nowrap">
      o que é isto?
    </a>
  </p>
)
