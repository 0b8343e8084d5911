/** What a mutation's first word says; each means one thing. */
export const mutationVerbs: ReadonlyMap<string, string> = new Map([
  ['advise', 'says what could be bought'],
  ['answer', 'says yes or no to what the other side asks'],
  ['add', 'puts what exists into a collection'],
  ['cancel', 'takes back what runs'],
  ['check', 'asks whether something could be done'],
  ['checkout', 'prices the selected lines'],
  ['claim', 'gets a coupon that is offered'],
  ['close', 'ends what was open'],
  ['copy', 'does the same for others'],
  ['create', 'makes something that stays the shop’s'],
  ['delete', 'makes something gone'],
  ['exchange', 'gives points for a gift'],
  ['follow', 'keeps an eye on'],
  ['join', 'takes part'],
  ['login', 'begins a session'],
  ['logout', 'ends sessions'],
  ['mail', 'sends a paper by mail'],
  ['mark', 'sets a mark on messages'],
  ['parse', 'reads a text or sheet'],
  ['place', 'orders'],
  ['rebuy', 'orders the same again'],
  ['receive', 'says that goods have arrived'],
  ['redeem', 'turns a code into a coupon'],
  ['register', 'makes an account or shop'],
  ['remove', 'takes what goes on existing out of a collection'],
  ['renew', 'puts another in the place of what lapses'],
  ['request', 'asks for what others decide on or send'],
  ['reset', 'sets what was forgotten'],
  ['select', 'chooses lines'],
  ['send', 'says something to somebody'],
  ['set', 'makes one of several the chosen one'],
  ['share', 'lets other shops use something, or ends it'],
  ['ship', 'says that goods are on their way'],
  ['sign', 'agrees to a contract'],
  ['start', 'takes the first of several steps'],
  ['submit', 'hands in a paper or its picture'],
  ['switch', 'goes on as another shop'],
  ['unbind', 'takes a login apart from its account'],
  ['unfollow', 'follows no longer'],
  ['update', 'changes what exists'],
  ['watch', 'asks to be told'],
])

/** The last word before `At` (a moment) or `On` (a day); each means one thing. */
export const momentWords: ReadonlyMap<string, string> = new Map([
  ['bought', 'the buyer bought it'],
  ['created', 'it came to be'],
  ['credited', 'the money was credited'],
  ['decided', 'somebody approved or rejected it'],
  ['due', 'the buyer must have acted'],
  ['ends', 'what runs for a time stops'],
  ['expires', 'what somebody holds is good no longer'],
  ['produced', 'goods were made'],
  ['fetched', 'the shop downloaded it last'],
  ['followed', 'the shop began to follow it'],
  ['in', 'the device logged in'],
  ['joined', 'the person became one of the shop'],
  ['paid', 'it was paid'],
  ['published', 'it was published'],
  ['received', 'the goods arrived'],
  ['replied', 'somebody answered'],
  ['requested', 'the shop asked for it'],
  ['retries', 'what did not come is sent once more'],
  ['revised', 'the authority approved its last text'],
  ['seen', 'they were last there'],
  ['sent', 'the parcel went off'],
  ['settled', 'the money arrived'],
  ['shipped', 'the goods left'],
  ['signed', 'it was signed'],
  ['starts', 'what runs for a time begins, or what is held begins to be good'],
  ['submitted', 'it was handed in'],
  ['tried', 'it was sent last, whatever came of it'],
  ['updated', 'it was changed'],
  ['uploaded', 'the file came'],
])

/** Words that another took the place of. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  ['remark', 'note'],
  ['remarks', 'description'],
  ['comment', 'note'],
  ['consignee', 'receiver'],
  ['trackingNo', 'trackingNumber'],
  ['review', 'reviewStatus'],
  ['kindName', 'kindText'],
  ['coversAll', 'isForAllGoods'],
  ['need', 'needed'],
  ['give', 'given'],
  ['payUntil', 'payDueAt'],
  ['until', 'endsAt or endsOn'],
  ['lastSeen', 'lastSeenAt'],
  ['validFrom', 'startsOn'],
  ['validTo', 'expiresOn'],
  ['date', 'on'],
  ['upstreamIDs', 'the ids by what they are of'],
])

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Of the language's reference: declarations, statements, expressions and types; `none` and `some` are cases of Optional. */
export const swiftWords = wordsOf(`
  associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal let nonisolated open
  operator private precedencegroup protocol public rethrows static struct subscript typealias var
  break case catch continue default defer do else fallthrough for guard if in repeat return switch throw where while
  any as await false is nil self super throws true try none some
`)

/** The hard keywords. */
export const kotlinWords = wordsOf(`
  as break class continue do else false for fun if in interface is null object package return super this throw true try typealias
  typeof val var when while
`)
