const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * The most common short words of languages that people are likely to type in, and words that diagrams are full of; enough to
 * tell the languages apart. Words that English has as well are left out, but for the short ones.
 */
export const commonWords: readonly { readonly language: string; readonly words: ReadonlySet<string> }[] = [
  {
    language: 'English',
    words: words(
      'the a an and or of to in is are be it that for on with as if then this by from not has have when will',
    ),
  },
  {
    language: 'German',
    words: words(
      'der die das und oder ist ein eine einen dem den des nicht wenn dann wird werden mit auf für von zu zum zur im sonst prüfen prüft kunde kunden bestellung bestellungen ware waren lager rechnung antrag vertrag mitarbeiter leitung leiter geschäftsführer vertrieb einkauf verkauf verwaltung produktion abteilung anfrage antwort datenbank benutzer nutzer rechner drucker bestellt schickt sendet verpackt erhält bezahlt leitet ein haben hat viele mehrere jeder jede sind werden dann danach wir sie',
    ),
  },
  {
    language: 'French',
    words: words(
      'le la les un une des et ou est dans pour que qui si alors sinon avec sur par du au aux ne pas il elle commande commandes facture vendeur fournisseur colis utilisateur serveur demande réponse réseau routeur ordinateur entreprise directeur santé puis chaque chacun plusieurs deux trois relié vérifie envoie expédie passe reçoit',
    ),
  },
  {
    language: 'Spanish',
    words: words(
      'el la los las un una y o es en de del que si entonces para con por se no al su lo como está cliente pedido pedidos factura proveedor almacén usuario servidor solicitud respuesta empresa salud cada dos tres equipo servicio ventas gerente tienda trabajo amigos ejercicio luego entonces envía recibe paga revisa',
    ),
  },
  {
    language: 'Italian',
    words: words(
      'il lo la gli le un una e o è di del della che se allora per con non si da al nel sono altrimenti cliente ordine ordini fattura fornitore magazzino utente azienda salute ogni tre rete negozio lavoro poi quindi invia riceve paga controlla',
    ),
  },
  {
    language: 'Portuguese',
    words: words(
      'o a os as um uma e ou é em de do da que se então para com por não ao no na senão cliente pedido pedidos fatura fornecedor armazém usuário utilizador servidor empresa saúde cada dois três rede loja trabalho atendente atendimento depois envia recebe paga aprova registra verifica',
    ),
  },
  {
    language: 'Dutch',
    words: words(
      'de het een en of is van in dat als dan voor met op niet te zijn wordt naar anders door klant bestelling bestellingen factuur leverancier magazijn gebruiker bedrijf gezondheid elke twee drie netwerk winkel werk daarna stuurt ontvangt betaalt controleert heeft',
    ),
  },
  { language: 'Polish', words: words('i w na z do jest się nie to że jeśli lub po dla od przez oraz a jak') },
  { language: 'Turkish', words: words('ve bir bu için ile ise değil veya sonra gibi olarak eğer da de') },
];

/** Letters that English does not have, in words that are no names; each such word counts like a common one. */
export const ownLetters: readonly { readonly language: string; readonly pattern: RegExp }[] = [
  { language: 'German', pattern: /[äöüß]/u },
  { language: 'French', pattern: /[èêëùûœ]|é(?:e|es)?$/u },
  { language: 'Spanish', pattern: /[ñ¿¡]/u },
  { language: 'Portuguese', pattern: /[ãõ]/u },
  { language: 'Polish', pattern: /[ąęłśźż]/u },
  { language: 'Turkish', pattern: /[ğış]/u },
];

/** Scripts that tell a language, or a group of them, by their letters. */
export const scripts: readonly { readonly language: string; readonly pattern: RegExp }[] = [
  { language: 'Japanese', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'Chinese', pattern: /\p{Script=Han}/gu },
  { language: 'Korean', pattern: /\p{Script=Hangul}/gu },
  { language: 'a language in Cyrillic script', pattern: /\p{Script=Cyrillic}/gu },
  { language: 'Arabic', pattern: /\p{Script=Arabic}/gu },
  { language: 'Hebrew', pattern: /\p{Script=Hebrew}/gu },
  { language: 'Greek', pattern: /\p{Script=Greek}/gu },
  { language: 'Hindi', pattern: /\p{Script=Devanagari}/gu },
];
