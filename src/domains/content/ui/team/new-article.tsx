import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { newArticleId } from './local-draft.ts'

/** Begins an article under an id of its own, so that what is typed before it is kept has a place. */
export function NewArticle() {
  const navigate = useNavigate()
  return (
    <Button size="sm" onClick={() => void navigate(`/admin-dashboard/conteudo/${newArticleId()}?novo`)}>
      Novo artigo
    </Button>
  )
}
