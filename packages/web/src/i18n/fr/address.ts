/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Héberger et rejoindre par adresse',
  lead: 'Pour jouer d’une pièce à l’autre, à la maison ou au club, sans serveur extérieur.',
  joinTitle: 'Rejoindre par adresse',
  joinText: 'Saisissez l’adresse d’un serveur ou d’une table.',
  address: 'Adresse',
  hint: 'Par exemple 192.168.1.20:8080, ou une invitation qui finit par /t/…',
  go: 'Rejoindre',
  bad: 'Ce n’est pas une adresse. Elle ressemble à 192.168.1.20:8080 ou play.example.',
  joinTerminal: 'Ou dans un terminal :',
  hostTitle: 'Héberger sur votre ordinateur',
  hostText:
    'Un navigateur peut rejoindre une partie, mais pas l’héberger. Pour cela, lancez le programme Crownhead sur un ordinateur de votre réseau. Il affiche l’adresse pour les autres.',
  serve: 'Le serveur avec cette application web, pour tous les appareils de votre réseau :',
  hostCommand: 'Une table dans le terminal ; les invités peuvent la rejoindre avec un navigateur :',
  menu: 'Sans ligne de commande : lancez le programme, puis choisissez « Host a table ».',
  consoleTitle: 'Serveurs console',
  consoleText:
    'Les serveurs console utilisent du texte brut sur TCP. Un navigateur ne peut pas les joindre : utilisez le terminal.',
  notes: [
    'Sans --lan, le serveur n’est accessible que sur cet ordinateur.',
    'Si les autres ne peuvent pas se connecter, autorisez le port dans le pare-feu de cet ordinateur. Choisissez un autre port avec --port.',
    'Sur votre réseau, les échanges ne sont pas chiffrés. Sur Internet, placez le serveur derrière HTTPS.',
  ],
};
