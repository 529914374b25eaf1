import { EllipsisVertical } from '#browser/icons/ellipsis-vertical.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Menu } from '#browser/kit/navigation/menu.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useFollow } from './use-follow.ts'

type Props = { id: string; name: string; isWaiting: boolean; isOnline: boolean }

/** Other actions for a favourite. */
export function FavouriteMenu({ id, name, isWaiting, isOnline }: Props) {
  const { setFavourite, setOnlineAlert } = useFollow(id, false)
  const waiting = {
    words: isWaiting ? 'Não precisa mais avisar' : 'Avise-me quando estiver online',
    onChoose: () => setOnlineAlert(!isWaiting),
  }
  const letGo = () => {
    setFavourite(false)
    toast({ title: `${name} saiu dos favoritos`, action: { words: 'Desfazer', onClick: () => setFavourite(true) } })
  }
  return (
    <Menu
      trigger={
        <IconButton label={`Mais sobre ${name}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
      items={[...(isOnline && !isWaiting ? [] : [waiting]), { words: 'Tirar dos favoritos', onChoose: letGo }]}
    />
  )
}
