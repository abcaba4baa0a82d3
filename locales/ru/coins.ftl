# Русский: игровые деньги.
pludo-coins-won = { $name } получает { pludo-coins-acc }.
    .you = Ты получаешь { pludo-coins-acc }.
pludo-coins-purse = { $name }: { pludo-coins-count }.
    .you = У тебя { pludo-coins-count }.
pludo-coins-acc = { $coins ->
    [1] одну монету
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
pludo-coins-count = { $coins ->
    [1] одна монета
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
pludo-coins-staked = Ставка каждого { $coins }, на столе монет: { $pot }.
pludo-coins-offer = { $other }: { $name } предлагает удвоить ставку до { $coins }.
pludo-coins-taken = { $name } принимает: теперь ставка каждого { $coins }.
    .you = Ты принимаешь: теперь ставка каждого { $coins }.
pludo-coins-given-up = { $name } отдаёт ставку. Игра идёт дальше без неё.
pludo-coins-switched-off = Монет нет. Их можно включить в настройках стола.
pludo-coins-late = Игра окончена, а её монеты ещё лежали на столе.
pludo-coins-people-stake = Ставка каждого человека { $coins }, ботов — ничего; на столе монет: { $pot }.
pludo-coins-alone = Для монет за столом нужны двое людей: эта игра без ставки.
pludo-coins-none-now = Кошельки этого сервера сейчас недоступны: эта игра без ставки.
pludo-coins-unpaid = Кошельки этого сервера сейчас недоступны. Ставки вернутся всем, когда сервер запустится снова.
pludo-coins-back = Ставки возвращаются всем.
pludo-coins-off = На этом сервере нет монет.
pludo-coins-busy = Кошельки этого сервера сейчас недоступны.
pludo-coins-on-table = На столе монет: { $pot }, из них твоих { $coins }.
pludo-coins-offered = { $name } предлагает удвоить ставку до { $coins }, отвечает { $other }.
    .you = { $name } предлагает удвоить ставку до { $coins }. Прими или отдай ставку, в твоём меню.
    .own = Ты предлагаешь удвоить ставку до { $coins }. Отвечает { $other }; если бросишь, предложение отпадёт.
    .bot = Ты предлагаешь удвоить ставку до { $coins }.
pludo-coins-lapsed = Предложение удвоить отпало: игра пошла дальше.
pludo-coins-no-stake = Нет ставки, чтобы удвоить.
pludo-coins-no-offer = Нет предложения, чтобы ответить.
pludo-coins-offer-open = Пока нет ответа: { $other }.
pludo-coins-offer-most = Удвоить ставку больше нельзя.
pludo-coins-offer-theirs = Следующее предложение делает { $other }.
pludo-coins-offer-later = Предлагай, когда твой бросок.
pludo-coins-offer-away = { $other } не здесь и не ответит.
