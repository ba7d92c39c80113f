const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The most common short words of languages that people are likely to type in; enough to tell them apart. */
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
      'der die das und oder ist ein eine einen dem den des nicht wenn dann wird werden mit auf für von zu zum zur im sonst prüfen',
    ),
  },
  {
    language: 'French',
    words: words(
      'le la les un une des et ou est dans pour que qui si alors sinon avec sur par du au aux ne pas il elle',
    ),
  },
  {
    language: 'Spanish',
    words: words('el la los las un una y o es en de del que si entonces para con por se no al su lo como está'),
  },
  {
    language: 'Italian',
    words: words('il lo la gli le un una e o è di del della che se allora per con non si da al nel sono altrimenti'),
  },
  {
    language: 'Portuguese',
    words: words('o a os as um uma e ou é em de do da que se então para com por não ao no na senão'),
  },
  {
    language: 'Dutch',
    words: words('de het een en of is van in dat als dan voor met op niet te zijn wordt naar anders door'),
  },
  { language: 'Polish', words: words('i w na z do jest się nie to że jeśli lub po dla od przez oraz a jak') },
  { language: 'Turkish', words: words('ve bir bu için ile ise değil veya sonra gibi olarak eğer da de') },
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
