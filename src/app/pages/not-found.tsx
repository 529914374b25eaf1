import { data } from 'react-router'
import { NotFound } from '../layouts/not-found/not-found.tsx'

export const loader = () => data(null, { status: 404 })
export const meta = () => [
  { title: 'Página não encontrada · Sensitivos' },
  { name: 'description', content: 'Não há uma página neste endereço. Daqui se chega ao que existe.' },
  { name: 'robots', content: 'noindex' },
]

export default NotFound
