/** What a translator put in the place of a text, and the text that stood there. */
const standIns = new WeakMap<Node, ChildNode>()
const originals = new WeakMap<Node, Text>()

/**
 * A browser that translates a page replaces or wraps texts. React goes on writing into the old ones: figures would
 * stand still, and pages crash. So a text that changes comes back, and what React moves beside it is found where it is
 * now.
 */
export function surviveTranslation() {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      if (type === 'characterData') bringBack(target as Text)
      else if (removedNodes[0] && addedNodes[0]) remember(removedNodes[0], addedNodes[0] as ChildNode)
    }
  })
  const remember = (removed: Node, added: ChildNode) => {
    const text = originals.get(removed) ?? (removed instanceof Text ? removed : undefined)
    if (!text || text === added) return
    standIns.set(text, added)
    originals.set(added, text)
    // A text without a parent is not below the body.
    observer.observe(text, { characterData: true })
  }
  observer.observe(document.body, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const now = childNow(this, child)
    if (now) removeChild.call(this, now)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && childNow(this, before)) as T
  }
}

function bringBack(text: Text) {
  const standIn = standIns.get(text)
  if (!standIn?.isConnected || text.isConnected) return
  standIns.delete(text)
  standIn.replaceWith(text)
}

/** Where a child of `parent` is now: it, what stands for it, or what was wrapped around it; null: gone. */
function childNow(parent: Node, child: Node): Node | null {
  let now: Node | null = child.parentNode ? child : (standIns.get(child) ?? child)
  while (now && now.parentNode !== parent) now = now.parentNode
  return now
}
