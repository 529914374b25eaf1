import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { NoticeList } from '#domains/notifications/ui/notice-list.tsx'

/** All notices of whoever is signed in: `?secao=avisos` of each dashboard. */
export const MyNotices = () => (
  <>
    <PageHeading
      title="Avisos"
      lead={
        <>
          O que aconteceu com as suas consultas e o seu dinheiro nos últimos noventa dias. O que chega, e por onde, você
          escolhe em{' '}
          <a href="?secao=conta#avisos" className="prose-link">
            Conta
          </a>
          .
        </>
      }
    />
    <NoticeList Heading="h2" />
  </>
)
