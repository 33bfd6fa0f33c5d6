/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Invitar y unirse por dirección',
  lead: 'Para jugar en una sala, en casa o en el club sin el servidor de nadie más.',
  joinTitle: 'Unirse por dirección',
  joinText: 'Escribe la dirección que te han dado: la de un servidor o la de una mesa.',
  address: 'Dirección',
  hint: 'Por ejemplo 192.168.1.20:8080, o una invitación que termina en /t/…',
  go: 'Ir allí',
  bad: 'Eso no es una dirección. Se escribe como 192.168.1.20:8080 o play.example.',
  joinTerminal: 'En un terminal es lo mismo con',
  hostTitle: 'Invitar desde tu ordenador',
  hostText:
    'Un navegador puede unirse, pero no puede ser el servidor: para eso hace falta el programa Crownhead en un ordenador de tu red. Él muestra la dirección que escriben los demás.',
  serve: 'El servidor con esta aplicación web, para todos los dispositivos de tu red:',
  hostCommand: 'Una mesa en el terminal, contigo en ella; los invitados pueden venir con un navegador:',
  menu: 'Sin línea de órdenes: abre el programa y elige «Host a table».',
  consoleTitle: 'Servidores de consola',
  consoleText:
    'Los servidores que hablan líneas de texto por TCP son para el terminal: un navegador no puede llegar a ellos.',
  notes: [
    'Sin --lan solo el propio ordenador puede abrir el servidor.',
    'Si los demás no llegan, el cortafuegos de ese ordenador debe permitir el puerto; con --port se elige otro.',
    'En tu propia red los datos no van cifrados. Para internet, pon el servidor detrás de HTTPS.',
  ],
};
