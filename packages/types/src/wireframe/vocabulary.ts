import type { Vocabulary } from '@diagloom/diagram/model';

/** Rows of a node (its attributes) are what a list, a menu, a table's head or a choice shows. */
export const wireframeVocabulary: Vocabulary = {
  nodes: [
    { id: 'text', label: 'Text', synonyms: ['text', 'paragraph', 'label', 'description', 'message', 'hint'] },
    { id: 'heading', label: 'Heading', synonyms: ['heading', 'title', 'headline', 'header'] },
    {
      id: 'field',
      label: 'Field',
      synonyms: ['field', 'input', 'text field', 'input field', 'text box', 'textbox', 'date picker'],
    },
    { id: 'textarea', label: 'Text area', synonyms: ['text area', 'textarea', 'comment box', 'multi-line field'] },
    { id: 'choice', label: 'Drop-down', synonyms: ['drop-down', 'dropdown', 'select', 'select box', 'combo box'] },
    { id: 'checkbox', label: 'Checkbox', synonyms: ['checkbox', 'check box', 'tick box'] },
    { id: 'radio', label: 'Radio button', synonyms: ['radio button', 'radio', 'option', 'options'] },
    { id: 'toggle', label: 'Switch', synonyms: ['toggle', 'switch'] },
    { id: 'button', label: 'Button', synonyms: ['button', 'submit button', 'call to action'] },
    { id: 'link', label: 'Link', synonyms: ['link', 'hyperlink'] },
    { id: 'search', label: 'Search box', synonyms: ['search', 'search bar', 'search box', 'search field'] },
    {
      id: 'navigation',
      label: 'Navigation',
      synonyms: [
        'navigation',
        'nav',
        'navigation bar',
        'menu',
        'nav bar',
        'tabs',
        'tab bar',
        'top bar',
        'toolbar',
        'sidebar',
        'side bar',
        'side menu',
        'navbar',
      ],
    },
    { id: 'list', label: 'List', synonyms: ['list', 'results', 'feed', 'items'] },
    { id: 'table', label: 'Table', synonyms: ['table', 'grid', 'data table'] },
    {
      id: 'image',
      label: 'Image',
      synonyms: ['image', 'picture', 'photo', 'banner', 'hero image', 'illustration', 'logo', 'avatar', 'video', 'map'],
    },
    { id: 'chart', label: 'Chart', synonyms: ['chart', 'graph', 'diagram', 'statistics'] },
    { id: 'card', label: 'Card', synonyms: ['card', 'tile', 'panel', 'widget'] },
    { id: 'divider', label: 'Divider', synonyms: ['divider', 'separator', 'rule'] },
  ],
  edges: [
    {
      id: 'opens',
      label: 'Opens',
      synonyms: ['opens', 'goes to', 'leads to', 'navigates to', 'shows', 'links to', 'redirects to'],
    },
  ],
  groups: [
    { id: 'screen', label: 'Screen', synonyms: ['screen', 'page', 'view', 'window', 'form'] },
    { id: 'phone', label: 'Phone screen', synonyms: ['mobile screen', 'phone screen', 'app screen'] },
    { id: 'dialog', label: 'Dialog', synonyms: ['dialog', 'dialogue', 'modal', 'popup', 'pop-up'] },
  ],
};
